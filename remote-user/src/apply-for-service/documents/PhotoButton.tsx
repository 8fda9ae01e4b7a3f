import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplyMessages } from '../i18n';

interface PhotoButtonProps {
  disabled: boolean;
  onPhoto: (files: File[]) => void;
}

/**
 * Opens the camera of a phone. A file input that also takes documents does not offer it on every
 * phone; where there is no camera, the browser shows its chooser of pictures.
 */
export function PhotoButton({ disabled, onPhoto }: PhotoButtonProps) {
  const t = useApplyMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Touch>
      <Button
        variant="secondary"
        disabled={disabled}
        icon={<Camera size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('photo')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={t('photo')}
        onChange={({ target }) => {
          onPhoto([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Touch>
  );
}

/** Only where there is a finger there is, most likely, a camera to hold. */
const Touch = styled.div`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`;
