import { createRoot } from 'react-dom/client';
import { Panel } from './Panel.tsx';
import './panel.css';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Panel />);
