import { createParser } from 'eventsource-parser';
import { answerShapes } from '#domain/contract/answerShapes.ts';
import type { GenerationEvent } from '#domain/contract/content.schema.ts';
import { misfit } from '#domain/contract/shape.ts';
import type { StreamMessage } from '../services.ts';

const eventShape = {
  fields: { seq: 'positive', event: answerShapes.content.getJobEvents },
} as const;

/** Tells the job events in the text it is fed. Throws at one that it does not understand: to pass over it would leave a gap in the article. */
export function jobEventParser(tell: (message: StreamMessage) => void) {
  return createParser({
    onEvent({ id, data }) {
      const read = { seq: Number(id), event: JSON.parse(data) as GenerationEvent };
      const wrong = misfit(eventShape, read, 'job event');
      if (wrong !== null) throw new Error(`${wrong} is not as the contract says.`);
      tell({ type: 'event', ...read });
    },
  });
}
