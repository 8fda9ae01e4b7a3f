import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button, media, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface PrivateAmountProps {
  /** The name of the amount, such as 'Salary', for people who do not see its place on the page. */
  label: string;
  amount: string;
}

/** The same number for every amount, so that its length is not revealed. */
const dots = '••••••';

/**
 * An amount that is hidden until its reader shows it: at a counter, other people can see the screen. Whether it is shown
 * is not saved.
 */
export function PrivateAmount({ label, amount }: PrivateAmountProps) {
  const t = useMessages();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <Line>
      <span aria-live="polite">
        {isShown ? (
          amount
        ) : (
          <>
            <span aria-hidden="true">{dots}</span>
            <VisuallyHidden>{t('amount.hidden')}</VisuallyHidden>
          </>
        )}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon size={18} aria-hidden="true" />}
        aria-label={t(isShown ? 'amount.hideNamed' : 'amount.showNamed', { label })}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'amount.hide' : 'amount.show')}
      </Button>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${theme.space[1]};

  ${media.print} {
    button {
      display: none;
    }
  }
`;
