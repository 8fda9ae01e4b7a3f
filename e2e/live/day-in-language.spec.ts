import { expectDayInLanguage } from '../support/dayInLanguage';
import { openElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';
import { phone } from '../support/rationCard';

// `day-in-language.spec.ts` among the journeys takes the same steps on the device store.
test('in Marathi a citizen applies for a birth certificate on a phone, a clerk recommends it, an admin approves it, and the citizen opens it @repeat (#20)', async ({
  browser,
  livePortal,
}) => {
  test.setTimeout(180_000);
  // Undoes the settings of other journeys: the council has its default name, in English only.
  await livePortal.records.doc('settings/council').delete();
  await expectDayInLanguage('mr', async (role) => ({
    page: await openElsewhere(browser, livePortal, phone),
    person: await livePortal.accounts.add(role, { name: 'सुनीता पवार' }),
  }));
});
