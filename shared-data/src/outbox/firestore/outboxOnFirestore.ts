import { unfinished } from '../../firestore/unfinished';
import type { OutboxRecords } from '../OutboxRecords';

export const outboxOnFirestore = unfinished<OutboxRecords>('outbox');
