import type { ReactNode } from 'react';
import type { CouncilSettings } from 'shared-data';
import { lightScheme, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { SheetEmblem } from './SheetEmblem';

interface PaperHeadProps {
  council: Pick<CouncilSettings, 'name' | 'address'>;
  /** What this paper is, of which days, and when it was printed. */
  children: ReactNode;
}

/** The council's head on top of a page that is printed, such as a report or a day sheet; the screen shows none. */
export function PaperHead({ council, children }: PaperHeadProps) {
  return (
    <Head>
      <Emblem>
        <SheetEmblem />
      </Emblem>
      <div>
        <Council>{council.name}</Council>
        <p>{council.address}</p>
        <p>{children}</p>
      </div>
    </Head>
  );
}

const Head = styled.div`
  display: none;

  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    margin-bottom: ${theme.space[4]};
    padding-bottom: ${theme.space[3]};
    border-bottom: 1.5pt solid ${lightScheme.primary};
  }
`;

const Emblem = styled.div`
  flex: none;
  width: 14mm;
  color: ${lightScheme.primary};
`;

const Council = styled.p`
  font-weight: ${theme.text.heading};
  font-size: ${theme.text.size22};
  font-family: 'Noto Serif', Georgia, 'Noto Serif Devanagari', serif;
`;
