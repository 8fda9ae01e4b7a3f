import { describeDocuments } from '../describeDocuments';
import { openMemoryDocuments } from './memoryDocuments';

describeDocuments('in memory', () => Promise.resolve(openMemoryDocuments()));
