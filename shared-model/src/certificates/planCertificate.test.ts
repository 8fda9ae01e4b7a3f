import type { Application, Actor } from '../applications/applicationSchema';
import { sampleApplication } from '../applications/testing/sampleApplication';
import { definition, question } from '../definitions/testing/definitions';
import { certificateChanges } from './certificateChanges';
import {
  endedState,
  hasCertificate,
  planCertificate,
  requireRightAnswers,
  stepOf,
  type CertificateAction,
  type CertifiedMove,
} from './planCertificate';

const admin: Actor = { uid: 'ravi', name: 'Ravi', role: 'admin' };
const form = { serviceId: 's1', version: 1, answers: { number: '7' }, papers: {} };
const filled = sampleApplication({ form });
const certified = sampleApplication({ form, status: 'approved', certificate: 'C' });
const revoke: CertificateAction = { number: 'C', change: 'revoked' };
const replace: CertificateAction = { number: 'C', change: 'replaced', answers: {} };
const move = (to: Application['status'], more: Partial<CertifiedMove> = {}): CertifiedMove => ({
  to,
  by: admin,
  revision: 1,
  ...more,
});

describe('planCertificate', () => {
  it.each<[string, Application, CertifiedMove, object]>([
    ['issues one with an approval', filled, move('approved'), { issues: true }],
    ['issues none without a form', sampleApplication(), move('approved'), { issues: false }],
    ['issues none with a rejection', filled, move('rejected'), { issues: false }],
    ['ends one with a rejection', certified, move('rejected'), { issues: false, ends: 'C' }],
    [
      'ends none that has ended before',
      { ...certified, status: 'rejected' },
      move('in-review'),
      { issues: false },
    ],
    ['changes nothing with a note', certified, move('approved'), { issues: false }],
    [
      'ends one that is revoked',
      certified,
      move('approved', { action: revoke }),
      { issues: false, ends: 'C' },
    ],
    [
      'ends and issues one that is replaced',
      certified,
      move('approved', { action: replace }),
      { issues: true, ends: 'C' },
    ],
  ])('%s', (_what, application, made, plan) => {
    expect(planCertificate(application, made)).toEqual(plan);
  });

  it.each<[string, Application, Partial<CertifiedMove>, name: string, message: RegExp]>([
    ['after another change', certified, { revision: 0 }, 'ApplicationChangedError', /a1/],
    [
      'by a clerk',
      certified,
      { by: { ...admin, role: 'staff' } },
      'MoveNotAllowedError',
      /staff .* from approved to approved/,
    ],
    [
      'of an application that is not approved',
      { ...certified, status: 'rejected' },
      {},
      'MoveNotAllowedError',
      /from rejected/,
    ],
    [
      'of an application without one',
      { ...certified, certificate: undefined },
      {},
      'RecordNotFoundError',
      /certificate C/,
    ],
    ['of an earlier one', { ...certified, certificate: 'D' }, {}, 'MoveNotAllowedError', /admin/],
  ])('refuses a change %s', (_what, application, parts, name, message) => {
    const made = move('approved', { action: revoke, ...parts });
    expect(() => planCertificate(application, made)).toThrow(
      expect.objectContaining({ name, message: expect.stringMatching(message) as string }) as Error,
    );
  });
});

describe('requireRightAnswers', () => {
  const questions = [{ ...question('number'), kind: 'phone' } as const];
  const asked = definition({ sections: [{ id: 's', title: 'S', questions }] });

  it('refuses an approval with a wrong answer', () => {
    expect(() => requireRightAnswers(filled, move('approved'), asked)).toThrow(
      expect.objectContaining({ name: 'WrongAnswersError' }) as Error,
    );
  });

  it('accepts right answers, and any replacement', () => {
    const right = sampleApplication({ form: { ...form, answers: { number: '9876543210' } } });
    expect(() => requireRightAnswers(right, move('approved'), asked)).not.toThrow();
    const replaced = move('approved', { action: replace });
    expect(() => requireRightAnswers(filled, replaced, asked)).not.toThrow();
  });
});

it('issues a certificate only of a definition that has one', () => {
  const certificate = {
    title: 'Letter',
    text: '',
    table: [],
    signatory: { name: 'P', office: 'Q' },
  };
  expect(hasCertificate(definition({ outcome: 'certificate', certificate }))).toBe(true);
  expect(hasCertificate(definition({ outcome: 'answer', certificate }))).toBe(false);
  expect(hasCertificate(definition({ outcome: 'certificate' }))).toBe(false);
});

describe('stepOf', () => {
  it.each<
    [string, CertificateAction | undefined, Parameters<typeof stepOf>[2], object | undefined]
  >([
    ['an approval', undefined, { issued: 'D' }, { number: 'D', change: 'issued' }],
    [
      'an approval with an earlier one',
      undefined,
      { issued: 'D', ended: 'C' },
      { number: 'D', change: 'replaced' },
    ],
    ['a rejection', undefined, { ended: 'C' }, { number: 'C', change: 'revoked' }],
    ['a move without one', undefined, {}, undefined],
    ['a revocation', revoke, { ended: 'C' }, { number: 'C', change: 'revoked' }],
    ['a replacement', replace, { issued: 'D', ended: 'C' }, { number: 'D', change: 'replaced' }],
  ])('says what happened with %s', (_what, action, outcome, step) => {
    expect(stepOf(certified, move('approved', { action }), outcome)).toEqual(step);
  });

  it.each<[string, CertificateAction, Parameters<typeof stepOf>[2]]>([
    ['nothing valid is revoked', revoke, {}],
    ['nothing valid is replaced', replace, { issued: 'D' }],
    ['no new one is issued', replace, { ended: 'C' }],
  ])('refuses a change by which %s', (_what, action, outcome) => {
    expect(() => stepOf(certified, move('approved', { action }), outcome)).toThrow(
      expect.objectContaining({ name: 'MoveNotAllowedError' }) as Error,
    );
  });
});

it.each([
  ['is replaced', move('approved'), 'D', { kind: 'replaced', by: 'D' }],
  [
    'is revoked with a reason',
    move('approved', { note: 'Wrong name' }),
    undefined,
    { kind: 'revoked', reason: 'Wrong name' },
  ],
  [
    'ends with a rejection',
    move('rejected'),
    undefined,
    { kind: 'revoked', reason: 'The application was rejected.' },
  ],
  [
    'ends with a decision that is taken back',
    move('recommended'),
    undefined,
    { kind: 'revoked', reason: 'The decision was taken back.' },
  ],
])('the state of a certificate that %s', (_what, made, issued, state) => {
  const at = '2026-07-01T10:00:00.000Z';
  expect(endedState(made, issued, at)).toEqual({ ...state, at });
});

it('revokes and replaces a certificate by a move from approved to approved', async () => {
  const moves: unknown[] = [];
  const { revoke: revokeOne, replace: replaceOne } = certificateChanges((id, made) => {
    moves.push([id, made]);
    return Promise.resolve(certified);
  });
  const asked = { number: 'C', reason: 'Wrong name', by: admin, revision: 1 };
  await expect(revokeOne('a1', asked)).resolves.toBe(certified);
  await replaceOne('a1', { ...asked, answers: { child: 'Om' }, names: ['Om'] });
  const made = { to: 'approved', note: 'Wrong name', by: admin, revision: 1 };
  expect(moves).toEqual([
    ['a1', { ...made, action: { number: 'C', change: 'revoked' } }],
    [
      'a1',
      {
        ...made,
        names: ['Om'],
        action: { number: 'C', change: 'replaced', answers: { child: 'Om' } },
      },
    ],
  ]);
});
