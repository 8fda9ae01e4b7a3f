import { useEffect } from 'react';
import { readStoreKind } from '../configuration/recordsConfiguration';

/** Reads once, when the page is there, what the council says of itself now: for a page that opens no records. */
export function useLatestCouncil(): void {
  useEffect(() => {
    readLatest().catch((error: unknown) => {
      console.warn("The council's settings could not be read", error);
    });
  }, []);
}

async function readLatest(): Promise<void> {
  // What is set in the records of this device has been heard in this browser (followCouncil).
  if ((await readStoreKind()) === 'device') return;
  // The page shows what is known already, and its own code comes without this.
  const { refreshCouncil } = await import(
    /* webpackChunkName: "refresh-council" */ './refreshCouncil'
  );
  await refreshCouncil();
}
