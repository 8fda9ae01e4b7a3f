// What people do with records: one chunk, which `acts` loads.
export { makeMove } from '../steps/makeMove';
export { submitDirectly } from '../steps/submitDirectly';
export { localDrafts } from '../drafts/localDrafts';
export { manageMembers } from '../people/records/manageMembers';
