import { write } from '../resources/write.ts';

/** What is changed in the list of audits. */
export const auditWrites = {
  remove: write('contentAudit.deleteAudit', {
    show: {
      audits(cached, { auditId }) {
        cached.audits = cached.audits.filter(({ id }) => id !== auditId);
      },
    },
    inTurn: 'auditId',
    keptIf: ['gone'],
    refused: 'auditNotDeleted',
    undo: {
      offered: 'auditDeleted',
      port: 'contentAudit.restoreAudit',
      refused: 'auditNotDeleted',
    },
  }),
};
