import { useLanguage } from 'shared-ui';
import { InBoth } from './InBoth';
import type { SheetRow } from './sheetRows';

interface PaperRowsProps {
  rows: readonly SheetRow[];
  /** The accessible name of the table. */
  caption: string;
  /** The language that the paper is printed in besides English. */
  language: string | undefined;
}

/** The statements of a paper, row by row. */
export function PaperRows({ rows, caption, language }: PaperRowsProps) {
  const pageLanguage = useLanguage();
  return (
    <table data-part="facts">
      <caption lang={pageLanguage}>{caption}</caption>
      <tbody>
        {rows.map(({ label, value }, at) => (
          <tr key={`${at} ${label.text}`}>
            <th scope="row">
              <InBoth {...label} language={language} />
            </th>
            <td>
              <InBoth {...value} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
