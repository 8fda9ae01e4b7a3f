import { useLanguage } from 'shared-ui';
import { InBoth } from './InBoth';
import type { SheetRow } from './sheetRows';

interface PaperRowsProps {
  rows: readonly SheetRow[];
  /** Names the table to the reader of the page. */
  caption: string;
  /** In which the paper is printed beside English. */
  language: string | undefined;
}

/** What a paper states, line by line. */
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
