import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, media, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';
import type { ServiceInLanguage } from './PublishedService';
import { servicePath } from './servicePaths';
import { useFeeText } from './useFeeText';

interface ServiceBoardProps {
  services: readonly ServiceInLanguage[];
}

/** The services like the board of fees at the door of an office: name, days, fee, a line each. */
export function ServiceBoard({ services }: ServiceBoardProps) {
  const t = useMessages();
  const feeText = useFeeText();
  return (
    <Board>
      <Head aria-hidden>
        <span>{t('board.service')}</span>
        <span>{t('board.days')}</span>
        <span>{t('board.fee')}</span>
      </Head>
      <Rows>
        {services.map(({ slug, name, description, days, fee }) => (
          <Row key={slug}>
            <div>
              <Name to={servicePath(slug)} lang={name.lang}>
                {name.text}
              </Name>
              <Purpose lang={description.lang}>{description.text}</Purpose>
            </div>
            <Figure>
              <VisuallyHidden>{t('board.daysLabel')}</VisuallyHidden> {t('days', { days })}
            </Figure>
            <Fee>
              <VisuallyHidden>{t('board.feeLabel')}</VisuallyHidden> {feeText(fee)}
            </Fee>
            <ChevronRight data-turns size={20} aria-hidden />
          </Row>
        ))}
      </Rows>
    </Board>
  );
}

const columns = 'minmax(0, 1fr) 11rem 5rem 20px';

const Board = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};

  ${media.mobile} {
    display: none;
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* The whole line is clickable: its link is stretched over it. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: ${theme.space[4]};
  max-width: none;
  padding: ${theme.space[4]} ${theme.space[6]};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  &:hover {
    background: ${theme.color.raised};
  }

  svg {
    color: ${theme.color.muted};
  }

  &:hover svg {
    color: ${theme.color.primary};
  }

  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr) 20px;
    gap: ${theme.space[2]} ${theme.space[3]};
    padding: ${theme.space[4]};

    > div {
      grid-column: 1 / 3;
    }

    svg {
      grid-area: 1 / 3 / 3;
    }
  }
`;

const Name = styled(Link)`
  color: ${theme.color.primary};
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:not(:hover) {
    text-decoration-color: transparent;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.color.accent};
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px ${theme.color.focusGap};
  }
`;

const Purpose = styled.p`
  margin: ${theme.space[1]} 0 0;
  color: ${theme.color.muted};
`;

const Figure = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

const Fee = styled(Figure)`
  font-weight: ${theme.text.strong};
`;
