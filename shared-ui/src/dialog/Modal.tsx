import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Actions } from '../Actions/Actions';
import { Button } from '../Button/Button';
import { cardStyle } from '../Card/cardStyle';
import { useModal } from '../hooks/useModal';
import { theme } from '../theme/theme';
import { useMessages } from './i18n';

export interface ModalProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Called by Escape, the back gesture and the 'Close' button; the page then sets `open` to false. */
  onClose: () => void;
  /** The buttons, the most important one first. */
  actions?: ReactNode;
  /** As wide as the window allows, for a picture. */
  isWide?: boolean;
}

/** The native `<dialog>` with heading, 'Close' and actions: the common part of `Dialog` and `ConfirmDialog`. */
export function Modal({ open, title, children, onClose, actions, isWide = false }: ModalProps) {
  const t = useMessages();
  const titleId = useId();
  const { ref, onCancel, onNativeClose } = useModal(open, onClose);
  const heading = useRef<HTMLHeadingElement>(null);

  // The browser would focus 'Close', or a button whose action cannot be undone.
  useLayoutEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);

  return (
    <Sheet
      ref={ref}
      $wide={isWide}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onNativeClose}
    >
      {open && (
        <>
          <Head>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <Button
              variant="quiet"
              size="small"
              icon={<X size={18} aria-hidden="true" />}
              onClick={onClose}
            >
              {t('dialog.close')}
            </Button>
          </Head>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? '1100px' : '560px')}, calc(100vw - 32px));
  max-height: calc(100vh - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  ${cardStyle}
  padding: 0;
  box-shadow: ${theme.shadow};
  color: ${theme.color.ink};

  &::backdrop {
    background: ${theme.color.scrim};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[4]} 0;
  padding-inline: ${theme.space[6]} ${theme.space[3]};

  h2 {
    flex: 1 1 9rem;
    padding-top: ${theme.space[2]};
  }
`;

const Body = styled.div`
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[6]};

  > p + p {
    margin-top: ${theme.space[2]};
  }
`;

const Foot = styled(Actions)`
  padding: ${theme.space[4]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
`;
