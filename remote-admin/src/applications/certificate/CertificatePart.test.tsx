import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  ApplicationChangedError,
  CertificateTooLongError,
  WrongAnswersError,
  OfflineError,
  openRecords,
  type Application,
  type Question,
} from 'shared-data';
import type { Certificate } from 'shared-data/certificates';
import { submitFilled } from '../../../../tools/testing/filledApplication';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { definitionWith } from '../../../../tools/testing/sampleDefinition';
import { sampleCertificate } from '../../../../tools/testing/sampleCertificate';
import { showCertificates } from '../../../../tools/testing/showCertificates';
import { firstOf } from '../../../../tools/testing/firstOf';
import { renderArea } from '../../testing/renderArea';
import { tabTo } from '../../testing/tabTo';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'citizen-1', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
const questions: Question[] = [
  { id: 'applicant-name', kind: 'person-name', label: 'Your name', required: true },
  { id: 'since', kind: 'date', label: 'Living there since', required: true },
  { id: 'applicant-phone', kind: 'phone', label: 'Phone', required: true },
];
const definition = definitionWith(questions, {
  certificate: {
    title: 'Residence Proof',
    text: 'This is to certify that {Your name} lives in the village since {living there since}.',
    table: ['since'],
    signatory: { name: 'Vikram Deshmukh', office: 'Secretary' },
  },
});
const issued: Certificate = {
  ...sampleCertificate,
  applicationId: 'filled',
  title: 'Residence Proof',
  holder: 'Zubeda Quazi',
  facts: [
    { label: 'Your name', value: 'Zubeda Quazi' },
    { label: 'Living there since', value: '1 June 2020' },
  ],
  validUntil: undefined,
};

async function openDetails(
  certificates: Certificate[] = [],
  of = definition,
  changes: Partial<Application> = {},
) {
  const application = await submitFilled(citizen);
  const { definitions, certificates: records } = await openRecords();
  // The samples get their definitions, and with them their fees, when one is first read.
  await firstOf(definitions.watchVersion('5', 1));
  jest.spyOn(definitions, 'watchVersion').mockReturnValue(({ next }) => {
    next({ serviceId: '5', version: 1, definition: of, publishedAt: application.submittedAt });
    return () => undefined;
  });
  if (certificates.length > 0) await showCertificates(certificates, changes);
  const revoke = jest.spyOn(records, 'revoke').mockResolvedValue(application);
  const replace = jest.spyOn(records, 'replace').mockResolvedValue(application);
  const view = renderArea('/admin/applications?search=zubeda');
  await view.user.click(await screen.findByRole('button', { name: /^Details of .*Zubeda Quazi/ }));
  return { ...view, application, revoke, replace };
}

/** The correction that the replacement sends with the corrected year. */
const correction = { answers: { since: '2019-06-01' }, reason: 'The year was wrong.' };

const button = (name: string) => screen.findByRole('button', { name });

it('shows the certificate before it is issued, with one press (#17.2)', async () => {
  const { user, container } = await openDetails();
  await user.click(await button('See the certificate'));
  const dialog = screen.getByRole('dialog', { name: 'The certificate, as it would be issued' });
  expect(dialog).toHaveTextContent(
    'This is to certify that Zubeda Quazi lives in the village since 1 June 2020.',
  );
  expect(within(dialog).getByText('Preview: not issued')).toBeVisible();
  expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  expect(await screen.findByText('Fee of ₹20: not paid yet.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows what will be signed when it asks whether to approve @rest (#44b)', async () => {
  const { user, container, application } = await openDetails();
  const { applications } = await openRecords();
  const move = jest.spyOn(applications, 'move').mockResolvedValue(application);
  await user.click(await button('See the certificate'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Approve #/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Approve #/ }));
  expect(dialog.getByText('This certificate is signed and issued:')).toBeVisible();
  expect(
    await dialog.findByText(
      'This is to certify that Zubeda Quazi lives in the village since 1 June 2020.',
    ),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(move).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
});

it('explains why an application with an answer that fails its check is not approved @rest (#44b)', async () => {
  const { user } = await openDetails();
  const { applications } = await openRecords();
  jest.spyOn(applications, 'move').mockRejectedValueOnce(new WrongAnswersError());
  await user.click(await screen.findByRole('button', { name: /^Approve #/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText(/An answer does not fit its question/)).toBeVisible();
});

it('renders no certificate part if the service has no certificate @rest (#17.2)', async () => {
  await openDetails([], definitionWith(questions));
  await screen.findByText('Living there since');
  expect(screen.queryByRole('button', { name: 'See the certificate' })).not.toBeInTheDocument();
});

it('explains why an application with a certificate that is too long is not approved @rest (#17.2)', async () => {
  const { user } = await openDetails();
  const { applications } = await openRecords();
  jest.spyOn(applications, 'move').mockRejectedValueOnce(new CertificateTooLongError());
  await user.click(await button('See the certificate'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Approve #/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText(/more text than its code can carry/)).toBeVisible();
});

it('shows the issued certificate @rest (#17.4)', async () => {
  const { user } = await openDetails([issued]);
  expect(await screen.findByText('0000-0000-0102-V, issued on 21 November 2026')).toBeVisible();
  await user.click(await button('View certificate'));
  const dialog = screen.getByRole('dialog', { name: 'Certificate 0000-0000-0102-V' });
  expect(within(dialog).getByRole('img', { name: /^Code to check/ })).toBeVisible();
});

it('revokes a certificate with a reason @rest (#17.6)', async () => {
  const { user, revoke, application } = await openDetails([issued]);
  await user.click(await button('Revoke'));
  const dialog = screen.getByRole('dialog', { name: 'Revoke certificate 0000-0000-0102-V' });
  const confirm = within(dialog).getByRole('button', { name: 'Revoke certificate' });
  await user.click(confirm);
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/Enter the reason/);
  await within(dialog).findByRole('option', { name: /spelling mistake/ });
  await screen.findByText('Fee of ₹20: not paid yet.');
  expect(await axe(dialog)).toHaveNoViolations();
  expect(revoke).not.toHaveBeenCalled();

  await user.type(reason, 'She moved away.');
  revoke.mockRejectedValueOnce(new ApplicationChangedError('filled'));
  await user.click(confirm);
  expect(await within(dialog).findByText(/Somebody else changed it/)).toBeVisible();
  expect(reason).toHaveValue('She moved away.');
  await user.click(confirm);
  expect(await screen.findByText('Certificate 0000-0000-0102-V was revoked.')).toBeVisible();
  expect(dialog).not.toHaveAttribute('open');
  expect(revoke).toHaveBeenLastCalledWith(
    'filled',
    expect.objectContaining({
      number: issued.number,
      reason: 'She moved away.',
      revision: application.revision,
    }),
  );
});

it('replaces a certificate with corrected answers, and shows what changes @rest (#17.6)', async () => {
  const { user, replace } = await openDetails([issued]);
  await user.click(await button('Replace'));
  const dialog = screen.getByRole('dialog', { name: 'Replace certificate 0000-0000-0102-V' });
  const inside = within(dialog);
  expect(inside.getByRole('textbox', { name: 'Your name' })).toHaveValue('Zubeda Quazi');
  expect(inside.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
  await user.type(inside.getByRole('textbox', { name: 'Reason' }), 'The year was wrong.');
  await user.click(inside.getByRole('button', { name: 'Replace certificate' }));
  expect(await inside.findByText(/would state the same/)).toBeVisible();
  expect(replace).not.toHaveBeenCalled();

  const year = inside.getByLabelText('Year');
  await user.clear(year);
  await user.type(year, '2019');
  expect(await inside.findByText('Living there since: 1 June 2020 → 1 June 2019')).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'See the new certificate' }));
  expect(inside.getByRole('article')).toHaveTextContent('since 1 June 2019');
  expect(await axe(dialog)).toHaveNoViolations();

  replace.mockRejectedValueOnce(new OfflineError());
  await user.click(inside.getByRole('button', { name: 'Replace certificate' }));
  expect(await inside.findByText(/^The council’s server cannot be reached/)).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Replace certificate' }));
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  expect(replace).toHaveBeenLastCalledWith('filled', expect.objectContaining(correction));
});

it('starts with the answers that an earlier replacement corrected @rest (#17.6)', async () => {
  const { user, replace } = await openDetails([
    {
      ...issued,
      holder: 'Zubaida Quazi',
      facts: [
        { label: 'Your name', value: 'Zubaida Quazi' },
        { label: 'Living there since', value: '1 June 2020' },
      ],
      corrected: { 'applicant-name': 'Zubaida Quazi' },
    },
  ]);
  await user.click(await button('Replace'));
  const inside = within(screen.getByRole('dialog'));
  expect(inside.getByRole('textbox', { name: 'Your name' })).toHaveValue('Zubaida Quazi');
  expect(inside.getByText(/with what earlier replacements have corrected/)).toBeVisible();
  const year = inside.getByLabelText('Year');
  await user.clear(year);
  await user.type(year, '2019');
  await user.type(inside.getByRole('textbox', { name: 'Reason' }), 'The year was wrong.');
  expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Living there since: 1 June 2020 → 1 June 2019',
  );
  expect(inside.queryByText(/^Your name: /)).not.toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Replace certificate' }));
  await waitFor(() =>
    expect(replace).toHaveBeenLastCalledWith(
      'filled',
      expect.objectContaining({
        answers: { since: '2019-06-01' },
        names: ['Zubaida Quazi', 'Zubeda Quazi'],
      }),
    ),
  );
});

it.each(['Revoke', 'Replace'])(
  'offers the prepared reasons in the language of the citizen: %s @rest (#20.7)',
  async (action) => {
    const { user } = await openDetails([issued], definition, { language: 'mr' });
    await user.click(await button(action));
    const dialog = within(screen.getByRole('dialog'));
    const texts = await dialog.findByRole('combobox', { name: 'Prepared texts' });
    const option = await within(texts).findByRole('option', { name: /spelling mistake/ });
    expect(within(texts).queryByRole('option', { name: /papers/ })).not.toBeInTheDocument();
    await user.selectOptions(texts, option);
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(
      'दाखला लिहिताना चूक झाली होती. ती दुरुस्त करून नवीन दाखला दिला आहे.',
    );
  },
);

it.each<[string, Partial<Certificate>, Partial<Application>]>([
  [
    'was revoked',
    { state: { kind: 'revoked', at: '2026-11-22T05:00:00.000Z', reason: 'Moved away.' } },
    {},
  ],
  ['is of an application that was rejected since', {}, { status: 'rejected' }],
])('offers no change of a certificate that %s @rest (#17.6)', async (_what, changes, of) => {
  const certificate = { ...issued, ...changes };
  const { user } = await openDetails([certificate]);
  jest.restoreAllMocks();
  await showCertificates([certificate], of);
  await user.type(screen.getByRole('searchbox'), ' q');
  await button('View certificate');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
});

it('replaces a certificate with only the keyboard @rest (#17)', async () => {
  const { user, replace } = await openDetails([issued]);
  await tabTo(user, await button('Replace'));
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Replace certificate 0000-0000-0102-V' });
  const inside = within(dialog);
  await tabTo(user, inside.getByLabelText('Year'));
  await user.keyboard('{Control>}a{/Control}2019');
  await tabTo(user, inside.getByRole('textbox', { name: 'Reason' }));
  await user.keyboard('The year was wrong.');
  await tabTo(user, inside.getByRole('button', { name: 'Replace certificate' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  expect(replace).toHaveBeenLastCalledWith('filled', expect.objectContaining(correction));
});
