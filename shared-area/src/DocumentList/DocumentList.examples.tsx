import type { ApplicationDocument } from 'shared-data';
import { DocumentList } from './DocumentList';

const documents: ApplicationDocument[] = [
  { id: '1', name: 'aadhaar-card.pdf', type: 'application/pdf', size: 245_760 },
  {
    id: '2',
    name: 'letter-of-the-head-of-the-village-about-residence.jpg',
    type: 'image/jpeg',
    size: 1_843_200,
  },
];

const texts = {
  none: 'No documents were sent.',
  action: (name: string) => `Open ${name}`,
  offline: (name: string) => `${name} cannot be fetched without a network.`,
  failed: (name: string) => `${name} could not be opened.`,
};

export function ToOpen() {
  return (
    <DocumentList applicationId="1" documents={documents} texts={texts} opening="Opening..." />
  );
}

export function ToSave() {
  const save = { ...texts, action: (name: string) => `Save ${name}` };
  return <DocumentList applicationId="1" documents={documents} texts={save} />;
}

export function WithoutDocuments() {
  return <DocumentList applicationId="1" documents={[]} texts={texts} />;
}
