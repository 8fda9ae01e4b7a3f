import { test } from '@playwright/test';
import { demoPerson } from '../support/accounts';
import { expectDayInLanguage } from '../support/dayInLanguage';
import { windowWithOwnSession } from '../support/ownSession';

for (const [language, mark] of [
  ['hi', '@phone'],
  ['mr', '@phone @repeat'],
] as const) {
  test(`in '${language}' a citizen applies for a birth certificate, a clerk recommends it, an admin approves it, and the citizen has it ${mark} (#20)`, async ({
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
