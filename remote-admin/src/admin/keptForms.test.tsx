import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addService } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

interface KeptForm {
  /** Prepares the records that the form needs. */
  begin?: () => Promise<unknown>;
  /** The links that lead to it. */
  way: string[];
  field: string;
  before: string;
  typed: string;
  save: string;
  saved: RegExp | string;
  /** The value of the field after saving. */
  after: string;
}

const forms: [string, KeptForm][] = [
  [
    'the council',
    {
      way: ['Settings'],
      field: 'Name of the council',
      before: 'Village Council',
      typed: 'Gram Sabha',
      save: 'Save settings',
      saved: 'The settings were saved. Citizens see them now.',
      after: 'Gram Sabha',
    },
  ],
  [
    'the days promised',
    {
      begin: () => {
        signInAs('admin');
        return addService('Pension Letter');
      },
      way: ['Settings'],
      field: 'Pension Letter',
      before: '15',
      typed: '9',
      save: 'Save days',
      saved: /^The days were saved/,
      after: '9',
    },
  ],
  [
    'a service',
    {
      way: ['Services', 'Edit Residence Proof'],
      field: 'Days promised',
      before: '10',
      typed: '9',
      save: 'Save draft',
      saved: /^The draft of “Residence Proof” was saved/,
      after: '9',
    },
  ],
  [
    'a new service',
    {
      way: ['Services'],
      field: 'Add a service',
      before: '',
      typed: 'Gram Sabha',
      save: 'Add',
      saved: /“Gram Sabha” was added/,
      after: '',
    },
  ],
  [
    'an invitation',
    {
      way: ['Users', 'Add User'],
      field: 'Full Name',
      before: '',
      typed: 'Gram Sabha',
      save: 'Invite',
      saved: /is invited as/,
      after: '',
    },
  ],
];

/** Follows the links that lead to a form. */
async function follow(user: UserEvent, way: string[]) {
  for (const name of way) await user.click(await screen.findByRole('link', { name }));
}

async function leave(user: UserEvent) {
  await follow(user, ['Reports']);
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
}

describe('a half-filled form (#15.5)', () => {
  it.each(forms)(
    'of %s keeps what was typed when the admin leaves by the menu and returns, until it is saved @rest',
    async (_form, { begin, way, field, before, typed, save, saved, after }) => {
      await begin?.();
      const { user } = renderArea('/admin/reports');
      await follow(user, way);
      const input = await screen.findByLabelText(field);
      expect(input).toHaveValue(before);
      await user.clear(input);
      await user.type(input, typed);

      await leave(user);
      await follow(user, way);
      expect(await screen.findByLabelText(field)).toHaveValue(typed);

      const email = screen.queryByLabelText('Email Address');
      if (email && save === 'Invite') await user.type(email, 'gram@example.com');
      await user.click(screen.getByRole('button', { name: save }));
      expect(await screen.findByText(saved)).toBeVisible();
      await leave(user);
      await follow(user, way);
      expect(await screen.findByLabelText(field)).toHaveValue(after);
    },
  );
});
