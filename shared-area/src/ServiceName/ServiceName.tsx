import { InLanguage } from '../InLanguage/InLanguage';
import { useServiceName } from './useServiceName';

interface ServiceNameProps {
  /** The name in the records. */
  children: string;
}

/** The name of a service in the language of the page, marked if it falls back to English. */
export function ServiceName({ children }: ServiceNameProps) {
  const { text, lang } = useServiceName(children);
  return <InLanguage lang={lang}>{text}</InLanguage>;
}
