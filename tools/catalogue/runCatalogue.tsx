import { createRoot } from 'react-dom/client';
import { Catalogue } from './Catalogue';

const scheme = new URLSearchParams(location.search).get('theme');
if (scheme) document.documentElement.dataset.theme = scheme;
const container = document.getElementById('root');
if (container) createRoot(container).render(<Catalogue />);
