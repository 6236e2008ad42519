const FIELD = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';
const OPERATED = 'button, a[href], summary, input[type=checkbox], input[type=radio]';

const isTyping = (target: Element) =>
  target.matches(FIELD) || (target instanceof HTMLElement && target.isContentEditable);

/** A key belongs first to what is focused, to a dialog that is open, and to an input method at work. */
export function mayFire(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (!(event.target instanceof Element)) return true;
  if (isTyping(event.target)) return false;
  const operates = event.key === ' ' || event.key === 'Enter';
  return !(operates && event.target.closest(OPERATED));
}
