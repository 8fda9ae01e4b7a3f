import { useState } from 'react';
import { readSession } from 'shared-auth';
import { useRequestStaffAccess, type StaffRequestValues } from 'shared-auth/register';
import { beginStaffProfile, noteSession } from 'shared-data';
import { AuthCard, ErrorBox, LoadingOverlay, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';
import { useRequestMessages, RequestMessage } from './i18n';
import { RequestDone } from './RequestDone';
import { RequestForm } from './RequestForm';

/**
 * `/staff/request`. Also open to signed-in people: a person whose request was refused asks again here, and after
 * registering a person stays until the overlay opens the dashboard (spec.md §4).
 */
export function RequestAccessPage() {
  const t = useRequestMessages();
  const { submit, busy, error, errorFields, refused } = useRequestStaffAccess();
  const [isProcessing, setProcessing] = useState(false);
  const [requester, setRequester] = useState<string>();
  /** A new number remounts the form, which is then empty. */
  const [formNumber, setFormNumber] = useState(0);

  async function send(values: StaffRequestValues) {
    if (!(await submit(values))) return;
    setProcessing(true);
    await enterInRecords();
    setProcessing(false);
    setRequester(values.fullName.trim());
    setFormNumber((number) => number + 1);
  }

  return (
    <AuthCard
      title={t('title')}
      lead={t('lead')}
      footer={
        <RequestMessage id="hasAccount" parts={{ signIn: <TextLink to={staffPaths.login} /> }} />
      }
    >
      {busy && <LoadingOverlay label={t('submitting')} />}
      {isProcessing && <LoadingOverlay label={t('processing')} />}
      <Content>
        {error && <ErrorBox>{error}</ErrorBox>}
        <RequestForm
          key={formNumber}
          busy={busy || isProcessing}
          error={error}
          errorFields={errorFields}
          refused={refused}
          onSubmit={(values) => void send(values)}
        />
      </Content>
      {requester !== undefined && (
        <RequestDone name={requester} onStay={() => setRequester(undefined)} />
      )}
    </AuthCard>
  );
}

/** The account exists already: if the records cannot be opened, they are updated at the next visit. */
async function enterInRecords() {
  const person = readSession();
  if (!person) return;
  const { uid, name, position = '' } = person;
  try {
    await Promise.all([noteSession(person), beginStaffProfile(uid, { name, position })]);
  } catch (error) {
    console.error(error);
  }
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
