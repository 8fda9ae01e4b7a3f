// What people do with records: one chunk, which `acts` loads.
export { makeMove } from '../applications/records/makeMove';
export { submitDirectly } from '../applications/submitDirectly';
export { localDrafts } from '../drafts/localDrafts';
export { manageMembers } from '../people/records/manageMembers';
