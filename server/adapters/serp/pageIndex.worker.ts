/** Searches imported pages in a thread of its own: an index of many pages takes seconds to build. */
import { answerEach } from '../../lib/threadAnswers.ts';
import { indexes } from './pageIndexes.ts';

answerEach(indexes());
