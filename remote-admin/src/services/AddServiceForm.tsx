import { Plus } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { plainText } from 'shared-auth/names';
import { limits } from 'shared-data/limits';
import { Button, media, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface AddServiceFormProps {
  /** Resolves to whether it was done, so that what was typed can be let go. */
  onAdd: (name: string) => Promise<boolean>;
}

/** The add box. A blank name is ignored, a name that is too long is refused at the field and kept. */
export function AddServiceForm({ onAdd }: AddServiceFormProps) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [wasTooLong, setWasTooLong] = useState(false);
  const { length } = plainText(name);
  const isTooLong = length > limits.serviceName;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy || length === 0) return;
    setWasTooLong(isTooLong);
    if (!isTooLong) {
      setBusy(true);
      if (await onAdd(plainText(name))) setName('');
      setBusy(false);
    }
    input.current?.focus();
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={t('services.add')}
        hint={t('services.addHint', { limit: limits.serviceName })}
        error={
          wasTooLong && isTooLong
            ? t('services.tooLong', { limit: limits.serviceName, length })
            : undefined
        }
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        type="submit"
        busy={busy}
        busyLabel={t('services.adding')}
        icon={<Plus size={20} aria-hidden="true" />}
      >
        {t('services.addButton')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  align-items: end;
  justify-content: start;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
