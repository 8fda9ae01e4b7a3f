import { useEffect } from 'react';
import { readStoreKind } from '../configuration/recordsConfiguration';

/** Reads the council's current details once, after the page is mounted: for a page that opens no records. */
export function useLatestCouncil(): void {
  useEffect(() => {
    readLatest().catch((error: unknown) => {
      console.warn("The council's settings could not be read", error);
    });
  }, []);
}

async function readLatest(): Promise<void> {
  // The details in the records of this device are already stored in this browser (followCouncil).
  if ((await readStoreKind()) === 'device') return;
  // In a chunk of its own: the page shows the stored details without it.
  const { refreshCouncil } = await import(
    /* webpackChunkName: "refresh-council" */ './refreshCouncil'
  );
  await refreshCouncil();
}
