export { announceDraft, type DraftAnnouncement } from './announceDraft';
export { DraftChangedNotice } from './DraftChangedNotice';
