// The settings know every feature, and the button for them is on every page: the shell hands the way to them down.
import { createContext, type Component } from 'svelte';
import type { AllWords } from '../words';

type Load = () => Promise<{ default: Component<{ t: AllWords; onclose: () => void }> }>;
export const [settingsPart, handDownSettings] = createContext<Load>();
