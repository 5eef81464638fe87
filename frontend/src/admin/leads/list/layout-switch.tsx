import type { LeadView } from '../filters/lead-view';
import './layout-switch.css';

const LAYOUTS = [
  ['table', 'Table'],
  ['board', 'Board'],
] as const;

interface LayoutSwitchProps {
  readonly layout: LeadView['layout'];
  readonly onSwitch: (layout: LeadView['layout']) => void;
}

export function LayoutSwitch({ layout, onSwitch }: LayoutSwitchProps) {
  return (
    <fieldset className="layout-switch">
      <legend className="visually-hidden">Layout</legend>
      {LAYOUTS.map(([name, label]) => (
        <button
          key={name}
          className="layout-switch__choice"
          type="button"
          aria-pressed={name === layout}
          aria-keyshortcuts="b"
          onClick={() => onSwitch(name)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
