export { writeDocuments } from '../../shared-data/src/documents/testing/rawDocuments';
