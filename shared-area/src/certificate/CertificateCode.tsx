import type { Code } from './makeCode';

interface CertificateCodeProps {
  code: Code;
  /** A description for people who cannot see the code. */
  label: string;
  /** The language of the label, if the paper around it is in another one. */
  lang?: string;
}

/** The QR code with the address of the check, black on white, in its printed size. */
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
