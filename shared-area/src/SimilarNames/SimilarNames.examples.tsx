import { SimilarNames } from './SimilarNames';

export function OfASearch() {
  return (
    <SimilarNames rows={['Asha Patel', 'Ravi Patel']}>
      {(rows, caption) => (
        <ul aria-label={caption}>
          {rows.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </SimilarNames>
  );
}
