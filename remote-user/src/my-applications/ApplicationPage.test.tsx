import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { findDraft, OfflineError, openRecords, saveOffice, saveSettings } from 'shared-data';
import { answerKey, usualOffice, usualSettings } from 'shared-data/model';
import { activateLanguage } from 'shared-platform';
import { fileOf } from '../testing/files';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { definitionWith } from '../../../tools/testing/sampleDefinition';
import { sampleCertificate } from '../../../tools/testing/sampleCertificate';
import { showCertificates } from '../../../tools/testing/showCertificates';
import { submitNow } from '../../../tools/testing/submitNow';
import { wholeText } from '../../../tools/testing/wholeText';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;

const submit = (uid = citizen.uid) =>
  submitNow(
    {
      id: 'mine',
      service: 'Income Certificate',
      details: 'For fees.\nनमस्ते 🙏',
      documents: [fileOf('pdf', 'card.pdf'), fileOf('docx', 'letter.docx')],
    },
    { ...citizen, uid },
  );

async function returnToCitizen(note: string, revision = 1) {
  await moveAs(clerk, 'mine', { to: 'in-review', revision });
  await moveAs(clerk, 'mine', { to: 'returned', note, revision: revision + 1 });
}

const standing = () => screen.getByRole('region', { name: 'What happens next' });

const historyItems = () =>
  within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');

it('shows the number, the submitted content, and the history with the latest step first', async () => {
  const { number } = await submit();
  await moveAs(clerk, 'mine', { to: 'in-review', note: 'Checking.', revision: 1 });
  renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  expect(await screen.findByText(number)).toBeVisible();
  expect(screen.getByText(/For fees\./)).toHaveTextContent('For fees. नमस्ते 🙏');
  const [latest, first] = historyItems();
  expect(latest).toHaveTextContent(/In Review.*Meera, council office.*Checking\./);
  expect(first).toHaveTextContent(/Pending.*You/);
});

it.each(['/user/applications/mine', '/user/applications/mine/receipt'])(
  'shows the answers, and which document belongs to which paper: %s (#16.5)',
  async (path) => {
    const form = {
      serviceId: '1',
      version: 1,
      answers: { 'child-name': 'Ravi Patil', 'birth-date': '2020-02-29' },
      papers: { 'birth-record': ['1'] },
    };
    const documents = [fileOf('pdf', 'slip.pdf')];
    await submitNow(
      { id: 'mine', service: 'Birth Certificate', details: '', form, documents },
      citizen,
    );
    renderPortal(<Area />, { path, session: 'user' });
    const rowOf = (name: string) => screen.getByText(name, { selector: 'dt, th' }).parentElement;
    expect(await screen.findByText('Ravi Patil')).toBeVisible();
    expect(rowOf('Date of birth')).toHaveTextContent('29 February 2020');
    expect(rowOf('Sex')).toHaveTextContent('Not answered');
    expect(rowOf('Hospital or midwife’s record of the birth')).toHaveTextContent('slip.pdf');
  },
);

it('opens a document in the tab that the press opened (#13.2)', async () => {
  await submit();
  URL.createObjectURL = jest.fn(() => 'blob:document');
  const replace = jest.fn();
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace } };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const { user } = renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  const button = await screen.findByRole('button', { name: 'Open card.pdf' });
  act(() => button.click());
  // Nothing has been read yet: a tab opened later would be blocked as a pop-up.
  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('blob:document'));
  await user.click(await screen.findByRole('button', { name: 'Open card.pdf' }));
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
});

it('downloads kinds of documents that no browser shows', async () => {
  await submit();
  URL.createObjectURL = jest.fn(() => 'blob:document');
  const opened: HTMLAnchorElement[] = [];
  const name = 'letter.docx';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this);
  });
  const { user } = renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  await user.click(await screen.findByRole('button', { name: `Open ${name}` }));
  await waitFor(() =>
    expect(opened[0]).toMatchObject({ href: 'blob:document', target: '', download: name }),
  );
});

it.each(['nothing', 'mine', '12'])('shows no other person’s application: %s @rest', async (id) => {
  await submit('somebody-else');
  renderPortal(<Area />, { path: `/user/applications/${id}`, session: 'user' });
  expect(await screen.findByText('There is no such application')).toBeVisible();
});

it('lets the citizen answer a returned application @rest', async () => {
  await submit();
  await returnToCitizen('Which school?');
  const { user } = renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  expect(await screen.findByText('The council office needs something from you')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  const field = screen.getByLabelText('Your answer');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter your answer/));
  expect(field).toHaveFocus();
  await user.type(field, 'The one in Ward 2.');
  await user.upload(screen.getByLabelText('Documents to add'), [
    fileOf('exe', 'virus.pdf'),
    fileOf('pdf', 'school.pdf'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
  expect(
    screen.getByText('Your answer has been sent. The application is pending again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(
    screen.getAllByRole('button', { name: /^Open/ }).map(({ textContent }) => textContent),
  ).toEqual(['Open card.pdf', 'Open letter.docx', 'Open school.pdf']);
  expect(historyItems()[0]).toHaveTextContent(/Pending.*You.*The one in Ward 2\./);
});

it('keeps the answer if there is no connection @rest', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await submit();
  await returnToCitizen('Which school?');
  const { applications } = await openRecords();
  jest.spyOn(applications, 'move').mockRejectedValueOnce(new OfflineError());
  const { user } = renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  const field = await screen.findByLabelText('Your answer');
  await user.type(field, 'The one in Ward 2.');
  await user.upload(screen.getByLabelText('Documents to add'), fileOf('pdf', 'school.pdf'));
  expect(await screen.findByText('Kept on this device as a draft.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The council’s server cannot be reached. Nothing was changed; try again when you are connected.',
  );
  expect(field).toHaveValue('The one in Ward 2.');
  expect(screen.getByText('school.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
});

it('restores the answer after the page was closed, until the next return @rest', async () => {
  await submit();
  await returnToCitizen('Which school?');
  const path = '/user/applications/mine';
  const before = renderPortal(<Area />, { path, session: 'user' });
  const field = () => screen.findByLabelText('Your answer');
  await before.user.type(await field(), 'The one in Ward 2.');
  await before.user.upload(screen.getByLabelText('Documents to add'), fileOf('pdf', 'school.pdf'));
  await screen.findByText('Kept on this device as a draft.');
  before.unmount();

  const { user } = renderPortal(<Area />, { path, session: 'user' });
  expect(await field()).toHaveValue('The one in Ward 2.');
  expect(screen.getByText(/^This is your draft of .*, kept on this device\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove school.pdf' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
  await act(() => returnToCitizen('And which class?', 4));
  expect(await field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove school.pdf' })).not.toBeInTheDocument();
});

it('deletes the draft of an answer that was sent from another device @rest', async () => {
  await submit();
  await returnToCitizen('Which school?');
  const path = '/user/applications/mine';
  const before = renderPortal(<Area />, { path, session: 'user' });
  await before.user.type(await screen.findByLabelText('Your answer'), 'The one in Ward 2.');
  await screen.findByText('Kept on this device as a draft.');
  before.unmount();

  const key = answerKey(citizen.uid, 'mine', 1);
  expect(await findDraft(key)).toBeDefined();
  const owner = { uid: citizen.uid, name: citizen.name, role: 'user' } as const;
  await moveAs(owner, 'mine', { to: 'pending', note: 'Ward 3.', revision: 3 });
  renderPortal(<Area />, { path, session: 'user' });
  await screen.findByRole('region', { name: 'What happens next' });
  await waitFor(async () => expect(await findDraft(key)).toBeUndefined());
});

it('asks for a shorter answer than the limit of the office @rest', async () => {
  await submit();
  await returnToCitizen('Which school?');
  const { user } = renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  const field = await screen.findByLabelText('Your answer');
  await user.click(field);
  await user.paste('a'.repeat(1001));
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(field).toHaveAccessibleDescription(/Shorten your answer to 1,000 characters/);
});

it('shows that a document needs a connection', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await submit();
  const { applications } = await openRecords();
  jest.spyOn(applications, 'getDocument').mockRejectedValueOnce(new OfflineError());
  const { user } = renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Open card.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'card.pdf could not be opened: the council’s server cannot be reached.',
  );
});

it('shows a receipt with the council’s name, the number and the date @rest', async () => {
  const { number } = await submit();
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = renderPortal(<Area />, {
    path: '/user/applications/mine/receipt',
    session: 'user',
  });
  expect(await screen.findByRole('heading', { name: `Receipt ${number}` })).toBeVisible();
  const sheet = await screen.findByRole('article', { name: 'Receipt of an application' });
  expect(within(sheet).getByText('Village Council')).toBeVisible();
  expect(sheet).toHaveTextContent('card.pdf, letter.docx');
  expect(sheet).toHaveTextContent(/Decision by · निर्णयाची मुदत\d+ \w+ \d{4} · \d+ \S+, \d{4}/);
  expect(
    within(sheet).getByRole('img', { name: `Code to follow the application ${number}` }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

it('prints the receipt in English and in the council’s language (#20.4)', async () => {
  const { number } = await submit();
  renderPortal(<Area />, { path: '/user/applications/mine/receipt', session: 'user' });
  const sheet = await screen.findByRole('article', { name: 'Receipt of an application' });
  expect(sheet).toHaveAttribute('lang', 'en');
  // The fee comes from the definition of the service, which is read last.
  await within(sheet).findByText('शुल्क');
  const inMarathi = Array.from(sheet.querySelectorAll('[lang=mr]'), (part) => part.textContent);
  expect(inMarathi).toEqual(
    expect.arrayContaining([
      'ग्रामपंचायत',
      'अर्जाची पावती',
      'ग्रामपंचायतीला हा अर्ज मिळाला आहे.',
      'उत्पन्नाचा दाखला',
      'प्रलंबित',
      'शुल्क',
      expect.stringMatching(/^अर्जाचा मागोवा घ्या/),
      expect.stringMatching(/^छापले: /),
    ]),
  );
  const rows = within(sheet).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(
    expect.arrayContaining([
      `Number · क्रमांक${number}`,
      'Service · सेवाIncome Certificate · उत्पन्नाचा दाखला',
      'Documents · कागदपत्रेcard.pdf, letter.docx',
    ]),
  );
});

const sampleNames = /Asha Patil|Ramesh Jadhav|Sunita Shinde|@example\.com/;

it.each(['1', '3', '5'])('shows sample %s as a sample of no person @rest (#12.5)', async (id) => {
  renderPortal(<Area />, { path: `/user/applications/${id}`, session: 'user' });
  expect(await screen.findByText(/This is an example/)).toBeVisible();
  expect(screen.getByText('Applicant').parentElement).toHaveTextContent('Sample applicant');
  expect(document.body).not.toHaveTextContent(sampleNames);
  expect(document.body).not.toHaveTextContent(/What you sent/);
});

it.each(['1', '3', '5'])('marks the receipt of sample %s as invalid @rest (#12.5)', async (id) => {
  renderPortal(<Area />, { path: `/user/applications/${id}/receipt`, session: 'user' });
  const heading = await screen.findByRole('heading', { level: 1, name: /^Receipt #PAN/ });
  expect(heading).toHaveAttribute('data-document-title', expect.stringMatching(/^Sample/));
  const sheet = await screen.findByRole('article', { name: 'Receipt of an application' });
  expect(screen.getByText('Sample, not a receipt')).toBeVisible();
  expect(sheet).toHaveAttribute('data-stamp', 'Sample, not a receipt');
  expect(within(sheet).queryByRole('img')).not.toBeInTheDocument();
  expect(within(sheet).getByRole('row', { name: /^Applicant/ })).toHaveTextContent(
    'Sample applicant',
  );
  expect(screen.queryByText('Email')).not.toBeInTheDocument();
  expect(screen.queryByText('The council has received this application.')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(sampleNames);
});

it('shows a receipt of the citizen’s own without a mark (#12.5)', async () => {
  await submit();
  renderPortal(<Area />, { path: '/user/applications/mine/receipt', session: 'user' });
  await screen.findByRole('heading', { level: 1, name: /^Receipt #PAN/ });
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Sample/);
  expect(document.querySelector('[data-stamp]')).toBeNull();
});

it('keeps the answer while the citizen is on another page, until it is sent @rest (#15.5)', async () => {
  await submit();
  await returnToCitizen('Which school?');
  const ui = (
    <>
      <Link to="/user/applications/mine">To the application</Link>
      <Area />
    </>
  );
  const { user } = renderPortal(ui, { path: '/user/applications/mine', session: 'user' });
  await user.type(await screen.findByLabelText('Your answer'), 'The one in Ward 2.');
  await user.upload(screen.getByLabelText('Documents to add'), fileOf('pdf', 'school.pdf'));
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { level: 1, name: 'Discover Services' });
  await user.click(screen.getByRole('link', { name: 'To the application' }));
  expect(await screen.findByLabelText('Your answer')).toHaveValue('The one in Ward 2.');
  expect(screen.getByRole('button', { name: 'Remove school.pdf' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
  await act(() => returnToCitizen('And which year?', 4));
  expect(await screen.findByLabelText('Your answer')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Open school.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove school.pdf' })).not.toBeInTheDocument();
});

it('shows where and when to collect an answer from the office, once it is approved @rest (#17.2)', async () => {
  const form = { serviceId: '5', version: 1, answers: {}, papers: {} };
  await submitNow(
    { id: 'mine', service: 'Residence Proof', details: '', form, documents: [] },
    citizen,
  );
  const { definitions } = await openRecords();
  jest.spyOn(definitions, 'watchVersion').mockReturnValue(({ next }) => {
    const place = { kind: 'office', bring: 'Your ration card' } as const;
    const definition = definitionWith([], { outcome: 'answer', place });
    next({ serviceId: '5', version: 1, definition, publishedAt: '2026-11-01T05:00:00.000Z' });
    return () => undefined;
  });
  renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  await screen.findByRole('region', { name: 'History' });
  expect(screen.queryByText('The answer is at the council office')).not.toBeInTheDocument();
  await act(() =>
    moveAs({ uid: 'admin', name: 'Vikram', role: 'admin' }, 'mine', {
      to: 'approved',
      revision: 1,
    }),
  );
  expect(await screen.findByText('The answer is at the council office')).toBeVisible();
  expect(screen.getByText(wholeText('Where: Village Council Office, Main Road'))).toBeVisible();
  expect(screen.getByText(/^When: Monday – Friday, 10:00/)).toBeVisible();
  expect(screen.getByText('Bring: Your ration card')).toBeVisible();

  await act(() => activateLanguage('hi'));
  expect(await screen.findByText(/^पता: ग्राम पंचायत कार्यालय/)).toBeVisible();
  expect(screen.getByText('Your ration card', { selector: 'p [lang=en]' })).toBeVisible();
  await act(() => activateLanguage('en'));
});

it('shows first that the certificate was revoked and why, and does not offer to print it @rest (#17.6)', async () => {
  const { history } = await submit();
  const step = {
    at: '2026-11-22T05:00:00.000Z',
    from: 'approved' as const,
    to: 'approved' as const,
    by: { uid: 'admin', name: 'Vikram', role: 'admin' as const },
    note: 'The income was wrong.',
    certificate: { number: '000000000102V', change: 'revoked' as const },
  };
  await showCertificates([sampleCertificate], { history: [...history, step] });
  renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  const title = await screen.findByText('Your certificate was revoked');
  expect(title.parentElement).toHaveTextContent('The income was wrong.');
  expect(screen.queryByText('Your certificate is ready')).not.toBeInTheDocument();
  expect(standing()).toHaveTextContent(/Ask at the council office what you can do/);
  expect(standing()).not.toHaveTextContent(/Print your certificate/);
  expect(screen.getByRole('link', { name: 'View certificate' })).toBeVisible();
});

it('shows in the history what happened to the certificate @rest (#17.6)', async () => {
  const { history } = await submit();
  const by = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;
  const steps = (['replaced', 'revoked'] as const).map((change) => ({
    at: '2026-11-22T05:00:00.000Z',
    by,
    from: 'approved' as const,
    to: 'approved' as const,
    note: 'The income was wrong.',
    certificate: { number: '000000000102V', change },
  }));
  await showCertificates([sampleCertificate], { history: [...history, ...steps] });
  renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  await screen.findByRole('region', { name: 'History' });
  const [revoked, replaced] = historyItems();
  expect(revoked).toHaveTextContent(
    /^Certificate revoked.*Certificate 0000-0000-0102-V was revoked.*The income was wrong\./,
  );
  expect(replaced).toHaveTextContent(/^Certificate replaced.*was issued in its place/);
});

describe('an application that is overdue (#18.1)', () => {
  const open = () => renderPortal(<Area />, { path: '/user/applications/5', session: 'user' });

  it('shows what the citizen can do, in the council’s text @rest', async () => {
    signInAs('admin');
    await saveOffice({
      ...usualOffice,
      overdueAdvice: 'Call Mrs Deshmukh.\nFirst appeal: block office.',
    });
    const { container } = open();
    expect(await screen.findByText(/Call Mrs Deshmukh\./)).toHaveTextContent(
      'Call Mrs Deshmukh. First appeal: block office.',
    );
    expect(screen.getByText(/This application is overdue/)).toBeVisible();
    expect(standing()).toHaveTextContent(/overdue by \d+ days/);
    expect(await axeOf(container)).toHaveNoViolations();
  });

  it('refers to the council office if the council has written no text @rest', async () => {
    open();
    expect(
      await screen.findByText(/^Write to the council office at help@council\.example/),
    ).toBeVisible();
  });

  it('shows no advice before the deadline', async () => {
    const { number } = await submit();
    renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
    expect(await screen.findByText(number)).toBeVisible();
    expect(standing()).toHaveTextContent(/Decision by .*due in/);
    expect(screen.queryByText(/overdue/)).not.toBeInTheDocument();
  });
});

it('shows the deadline on the receipt @rest (#18.1)', async () => {
  await submit();
  renderPortal(<Area />, { path: '/user/applications/mine/receipt', session: 'user' });
  const row = await screen.findByRole('row', { name: /^Decision by/ });
  expect(row).toHaveTextContent(/मुदत\d{1,2} [A-Z][a-z]+ \d{4}/);
});

it('shows the fee and where to pay it, that it is paid, and the fee again after a cancellation @rest (#18.5)', async () => {
  await submit();
  renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
  expect(await screen.findByText('Fee of ₹30: pay at the counter')).toBeVisible();
  const { payments } = await openRecords();
  const payment = { amount: 30, method: 'cash', by: clerk } as const;
  const { receipt } = await act(() => payments.record('mine', payment));
  expect(await screen.findByText(/^Paid ₹30 on /)).toHaveTextContent(`receipt ${receipt}`);
  expect(screen.queryByText(/pay at the counter/)).not.toBeInTheDocument();
  const admin = { uid: 'admin', name: 'Vikram', role: 'admin' } as const;
  await act(() => payments.cancel(receipt, { reason: 'Noted twice.', by: admin }));
  expect(await screen.findByText('Fee of ₹30: pay at the counter')).toBeVisible();
});

describe('the status of the application', () => {
  const admin = { uid: 'esha', name: 'Esha', role: 'admin' } as const;
  const steps = async () => {
    const track = await screen.findByRole('list', { name: 'Progress of this application' });
    return within(track)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('shows the steps with their days, the day of the decision and the next step @rest (#19.3)', async () => {
    await submit();
    await moveAs(clerk, 'mine', { to: 'in-review', revision: 1 });
    const { container } = renderPortal(<Area />, {
      path: '/user/applications/mine',
      session: 'user',
    });
    expect(await steps()).toEqual([
      expect.stringMatching(/^Sent done \d+ \w+/),
      expect.stringMatching(/^Check now \d+ \w+ being checked/),
      expect.stringMatching(/^Recommendation/),
      expect.stringMatching(/^Decision.*by \d+ \w+/),
    ]);
    expect(standing()).toHaveTextContent(/Decision by .*The check is under way/);
    expect(await axeOf(container)).toHaveNoViolations();
  });

  it('shows the reason of a rejection first (#19.3)', async () => {
    await submit();
    await moveAs(admin, 'mine', { to: 'rejected', note: 'The income is too high.', revision: 1 });
    renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
    const title = await screen.findByText('Your application was rejected');
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
    const [reason] = screen.getAllByText('The income is too high.');
    if (!reason) throw new Error('There is no reason.');
    expect(title.compareDocumentPosition(standing())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(reason.compareDocumentPosition(standing())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the papers, fee and days of the service and the office beside it @rest (#19.3)', async () => {
    await submit();
    signInAs('admin');
    await saveSettings({ ...usualSettings, phone: '020 0000 0000' });
    renderPortal(<Area />, { path: '/user/applications/mine', session: 'user' });
    const help = within(await screen.findByRole('region', { name: 'Help' }));
    expect(await help.findByRole('region', { name: 'Papers for this service' })).toBeVisible();
    expect(await help.findByText(/promises a decision within \d+ working days/)).toBeVisible();
    expect(await help.findByRole('link', { name: 'Call 020 0000 0000' })).toHaveAttribute(
      'href',
      'tel:02000000000',
    );
    expect(help.getByText('Village Council Office, Main Road')).toBeVisible();
    expect(help.getByRole('region', { name: 'Fee' })).toHaveTextContent(/₹|free/);
  });
});
