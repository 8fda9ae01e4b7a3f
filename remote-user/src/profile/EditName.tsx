import { useId, useRef, useState, type SubmitEvent } from 'react';
import { explainProviderError, useAuth } from 'shared-auth';
import { personNameLimit, plainText } from 'shared-auth/names';
import { Button, ErrorBox, TextField, theme, useUnsavedWork } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface EditNameProps {
  open: boolean;
  name: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes the citizen's name, with the identity provider too. */
export function EditName({ open, name, onSaved, onClose }: EditNameProps) {
  const t = useMessages();
  return (
    <Dialog open={open} title={t('profile.edit')} onClose={onClose}>
      <NameForm name={name} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ name, onSaved, onClose }: Omit<EditNameProps, 'open'>) {
  const t = useMessages();
  const { updateName } = useAuth();
  const fieldId = useId();
  const isSaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useUnsavedWork(typed !== name);

  function findWrong(next: string): string | undefined {
    if (next === '') return t('profile.nameMissing');
    if (next.length <= personNameLimit) return undefined;
    return t('profile.nameLong', { limit: personNameLimit });
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving.current) return;
    const next = plainText(typed);
    const wrongName = findWrong(next);
    setWrong(wrongName);
    setProblem(undefined);
    if (wrongName) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    isSaving.current = true;
    setBusy(true);
    try {
      await updateName(next);
      onSaved();
    } catch (error) {
      setProblem(explainProviderError(error, t('profile.failed')));
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <TextField
        id={fieldId}
        label={t('profile.name')}
        error={wrong}
        autoComplete="name"
        value={typed}
        readOnly={busy}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      <Actions>
        <Button type="submit" busy={busy} busyLabel={t('profile.saving')}>
          {t('profile.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
