import { act, screen, waitFor, within } from '@testing-library/react';
import type { CertificateTemplate, ServiceDefinition } from 'shared-data';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { axe } from '../testing/axe';
import { designOf, openRationCard } from '../testing/designer';
import { tabTo } from '../testing/tabTo';

recordsForEachTest();
afterEach(() => act(() => activateLanguage('en')));

const template: CertificateTemplate = {
  title: 'Ration Card',
  text: 'This is to certify that {Head of the family} has a family.',
  table: [],
  signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
};

async function openEditor(changes: Partial<ServiceDefinition> = {}) {
  const { service, ...view } = await openRationCard(
    [
      { id: 'q1', kind: 'person-name', label: 'Head of the family', required: true },
      { id: 'q2', kind: 'number', label: 'Members', required: true },
      { id: 'q3', kind: 'long-text', label: 'Reason', required: false },
    ],
    changes,
  );
  const part = within(screen.getByRole('region', { name: 'Certificate' }));
  const saved = async () => {
    const revision = async () => (await designOf(service.id)).draft?.revision ?? 0;
    const before = await revision();
    await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/^The draft of “Ration Card” was saved/);
    // The words of an earlier save may still be on the screen.
    await waitFor(async () => expect(await revision()).toBe(before + 1));
    return (await designOf(service.id)).draft?.definition.certificate;
  };
  return { ...view, part, saved };
}

it('describes a certificate, and shows a live preview of the print @rest (#17.1)', async () => {
  const { user, part, saved, container } = await openEditor();
  await user.click(part.getByLabelText('This service issues a certificate'));
  expect(part.getByLabelText('Title of the certificate')).toHaveValue('Ration Card');
  const text = part.getByLabelText('Text of the certificate');
  expect(text).toHaveValue('This is to certify that {Applicant} ');
  await user.type(text, 'has ');
  await user.selectOptions(part.getByLabelText('Insert an answer'), 'Members');
  await user.click(part.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(text).toHaveFocus());
  await user.keyboard(' people.');
  const table = within(part.getByRole('group', { name: /^Answers that are printed/ }));
  expect(table.queryByLabelText('Reason')).not.toBeInTheDocument();
  await user.click(table.getByLabelText('Members'));
  await user.click(table.getByLabelText('Head of the family'));
  await user.selectOptions(part.getByLabelText('Issued to'), 'Head of the family');
  await user.type(part.getByLabelText(/^Months it is valid for/), '12');
  await user.type(part.getByLabelText('Name of the person who signs'), 'Vikram Deshmukh');
  await user.type(part.getByLabelText('Office of the person who signs'), 'Secretary');

  await user.click(screen.getByRole('button', { name: 'Show the form' }));
  const sheet = await screen.findByRole('article', { name: 'Ration Card' });
  expect(sheet).toHaveTextContent('This is to certify that Sunita Devi has 4 people.');
  expect(sheet).toHaveTextContent('Preview: not issued');
  expect(sheet).toHaveTextContent('Vikram Deshmukh Secretary');
  expect(await axe(container)).toHaveNoViolations();

  expect(await saved()).toEqual({
    title: 'Ration Card',
    text: 'This is to certify that {Applicant} has {Members} people.',
    table: ['q1', 'q2'],
    holder: 'q1',
    months: 12,
    signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
  });
});

it('inserts an answer at the cursor or over the selection (#17.1)', async () => {
  const { user, part } = await openEditor({ certificate: template });
  const text = part.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the certificate' });
  await user.click(text);
  const marked = template.text.indexOf('a family.');
  text.setSelectionRange(marked, marked + 'a family'.length);
  await user.click(part.getByRole('button', { name: 'Insert' }));
  expect(text).toHaveValue('This is to certify that {Head of the family} has {Applicant}.');
});

it('renames a question in the text too, with each keystroke @rest (#17.1)', async () => {
  const { user, part } = await openEditor({ certificate: template });
  await user.click(screen.getByRole('button', { name: /^Edit.*Head of the family/ }));
  const label = await screen.findByDisplayValue('Head of the family');
  await user.clear(label);
  await user.type(label, 'Eldest');
  expect(part.getByLabelText('Text of the certificate')).toHaveValue(
    'This is to certify that {Eldest} has a family.',
  );
});

it('refuses to publish a certificate that names no question, and links to its text @rest (#17.1)', async () => {
  const { user, part } = await openEditor({ certificate: template });
  const text = part.getByLabelText('Text of the certificate');
  await user.clear(text);
  await user.type(text, 'For {{Caste}.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const summary = within(await screen.findByRole('alert'));
  const link = summary.getByRole('link', { name: /^Certificate: No question is called “Caste”/ });
  await user.click(link);
  expect(text).toHaveFocus();
  expect(text).toHaveAccessibleDescription(/No question is called “Caste”/);
});

it('removes the certificate, and offers none for a service that ends in an answer from the office @rest (#17.1)', async () => {
  const { user, part, saved } = await openEditor({ certificate: template });
  await user.click(part.getByLabelText('This service issues a certificate'));
  expect(part.queryByLabelText('Title of the certificate')).not.toBeInTheDocument();
  expect(await saved()).toBeUndefined();
  await user.selectOptions(screen.getByLabelText('Result'), 'answer');
  expect(screen.queryByRole('region', { name: 'Certificate' })).not.toBeInTheDocument();
});

describe('issuing the certificate only after the fee is paid', () => {
  const choice = 'Issue it only when the fee is paid';

  it('can be chosen where there is a fee @rest (#18.5)', async () => {
    const { user, part, saved, container } = await openEditor({ certificate: template, fee: 50 });
    await user.click(part.getByLabelText(choice));
    expect(part.getByLabelText(choice)).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
    expect(await saved()).toEqual({ ...template, paidFirst: true });
    await user.click(part.getByLabelText(choice));
    expect(await saved()).toEqual(template);
  });

  it('does not offer the choice for a free service (#18.5)', async () => {
    const { part } = await openEditor({ certificate: template });
    expect(part.getByLabelText('Title of the certificate')).toBeVisible();
    expect(part.queryByLabelText(choice)).not.toBeInTheDocument();
  });
});

it('describes a certificate with only the keyboard @rest (#17)', async () => {
  const { user, part } = await openEditor({ certificate: template });
  const text = part.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the certificate' });
  await tabTo(user, text);
  text.setSelectionRange(template.text.length, template.text.length);
  await user.keyboard(' Asked for by ');
  await tabTo(user, part.getByRole('button', { name: 'Insert' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveValue(`${template.text} Asked for by {Applicant}`);
  const members = part.getByRole('checkbox', { name: 'Members' });
  await tabTo(user, members);
  await user.keyboard(' ');
  expect(members).toBeChecked();
});

it('marks the offered questions as English on a page in Hindi @rest (#20.4)', async () => {
  await openEditor({ outcome: 'certificate', certificate: template });
  await act(() => activateLanguage('hi'));
  const certificate = within(await screen.findByRole('region', { name: 'प्रमाण पत्र' }));
  const offered = certificate.getAllByText(/^(Head of the family|Members|Applicant)$/);
  expect(offered.map((each) => each.closest('[lang]')?.getAttribute('lang'))).toEqual(
    offered.map(() => 'en'),
  );
  expect(offered).toHaveLength(6);
});
