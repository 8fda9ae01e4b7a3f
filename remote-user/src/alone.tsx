import { runAlone } from '../../tools/alone/runAlone';
import { App } from './App';

runAlone({ area: 'user', App });
