let losses = 0;

/** To be called when the browser has closed, damaged or deleted the storage while it was in use. */
export function noteStorageLoss(): void {
  losses += 1;
}

/** How often the storage was lost while this page was open. */
export function countStorageLosses(): number {
  return losses;
}
