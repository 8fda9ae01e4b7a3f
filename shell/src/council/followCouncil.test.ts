import { waitFor } from '@testing-library/react';
import type { CouncilSettings, Weekday } from 'shared-data';
import { openHours, usualSettings } from 'shared-data/model';
import { loadRecords } from '../configuration/loadRecords';
import { readCouncil, usualCouncil } from './council';
import { followCouncil } from './followCouncil';

jest.mock('../configuration/loadRecords', () => ({ loadRecords: jest.fn() }));

type Settings = Partial<CouncilSettings>;

const openDays: Weekday[] = [1, 2, 3, 4, 5, 6];
const closedSaturdays: CouncilSettings['closedSaturdays'] = [2, 4];

/** Follows records that emit these settings one after the other, and ends with the last of them if `isStopped`. */
async function follow(changes: readonly Settings[], isStopped = false) {
  const ended = new AbortController();
  const watchSettings = () => (listener: { next: (settings: CouncilSettings) => void }) => {
    for (const change of changes) listener.next({ ...usualSettings, openDays, ...change });
    if (isStopped) ended.abort();
    return () => undefined;
  };
  jest.mocked(loadRecords).mockResolvedValue({ openHours, watchSettings } as never);
  await followCouncil(ended.signal);
}

/** Resolves after all imports that have begun. */
const atRest = async () => {
  await import('./officeHours');
  await new Promise((resume) => setTimeout(resume, 0));
};

afterEach(() => localStorage.clear());

describe('followCouncil (#44.11)', () => {
  it('stores the hours without closed Saturdays at once', async () => {
    await follow([{ name: 'Wadi' }]);
    expect(readCouncil()).toMatchObject({ name: 'Wadi' });
    expect(readCouncil().hours).toMatch(/^Monday.+Saturday, 10:00.+5:00.pm$/);
  });

  it('stores the closed Saturdays in each language', async () => {
    await follow([{ closedSaturdays }]);
    await waitFor(() =>
      expect(readCouncil().hours).toMatch(/closed on the second and fourth Saturday of the month$/),
    );
    const { hi, mr } = readCouncil().translations ?? {};
    expect(hi?.hours).toMatch(/महीने के दूसरे और चौथे शनिवार को बंद$/);
    expect(mr?.hours).toMatch(/महिन्याचा दुसरा आणि चौथा शनिवार बंद$/);
  });

  it('keeps the latest settings when the words of earlier ones arrive after them', async () => {
    await follow([{ closedSaturdays, name: 'Earlier' }, { name: 'Latest' }]);
    await atRest();
    expect(readCouncil()).toMatchObject({ name: 'Latest' });
  });

  it('stores nothing once it has been stopped', async () => {
    await follow([{ closedSaturdays, name: 'Wadi' }], true);
    await atRest();
    expect(readCouncil().name).toBe(usualCouncil.name);
  });
});
