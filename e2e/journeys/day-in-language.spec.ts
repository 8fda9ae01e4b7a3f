import { test } from '@playwright/test';
import { demoPerson } from '../support/accounts';
import { expectDayInLanguage } from '../support/dayInLanguage';
import { windowWithOwnSession } from '../support/ownSession';

// On the live store, `day-in-language.spec.ts` takes the same steps in Marathi.
for (const [language, mark] of [
  ['mr', ''],
  ['hi', '@repeat '],
] as const) {
  test(`in '${language}' a citizen applies for a birth certificate, a clerk recommends it, an admin approves it, and the citizen opens it @phone ${mark}(#20)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await expectDayInLanguage(language, async (role) => ({
      page: role === 'user' ? page : await windowWithOwnSession(context, role),
      person: demoPerson(role),
    }));
  });
}
