import type { Code } from './makeCode';

interface CertificateCodeProps {
  code: Code;
  /** What it is, for those who do not see it. */
  label: string;
  /** Of the label, where the paper around it is in another language. */
  lang?: string;
}

/** The code that leads to the check, black on white in its size on paper. */
export function CertificateCode({ code, label, lang }: CertificateCodeProps) {
  const { path, modules, quiet, millimetres } = code;
  const side = modules + 2 * quiet;
  return (
    <svg
      data-part="code"
      role="img"
      aria-label={label}
      lang={lang}
      width={`${millimetres}mm`}
      height={`${millimetres}mm`}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
