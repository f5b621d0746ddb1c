/** Draws covers in a thread of its own, one after another. */
import { answerEach } from '../../lib/threadAnswers.ts';
import { drawnCover } from './drawnCover.ts';

answerEach(drawnCover);
