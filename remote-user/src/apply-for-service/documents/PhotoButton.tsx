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
 * Opens the camera of a phone. A file input that also accepts documents does not offer the camera on every phone; without
 * a camera, the browser shows its image chooser.
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

/** A touch screen is the best sign of a camera. */
const Touch = styled.div`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`;
