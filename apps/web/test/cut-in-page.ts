export type TextLook = {
  /** What the texts have in them that are looked at. */
  readonly pattern: string;
  /** Texts that are not looked at, such as those that hosts have typed. */
  readonly known: readonly string[];
};

/** Texts that are cut off, leave their button or the window, or lie over each other. Runs in the page. */
export function cutInPage({ pattern, known }: TextLook): readonly string[] {
  const found = new Set<string>();
  const wanted = new RegExp(pattern, 'u');
  const others = new Set(known);
  const tolerance = 1.5;
  const { clientWidth } = document.documentElement;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** Hidden from eyes alone. */
  const isUnseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return styleOf(element).overflowX === 'hidden' && Math.min(width, height) <= 2;
  };
  const touches = (text: DOMRect, box: DOMRect) =>
    text.left < box.right &&
    text.right > box.left &&
    text.top < box.bottom &&
    text.bottom > box.top;
  const reaches = (text: DOMRect, box: DOMRect) =>
    text.left < box.left - tolerance ||
    text.right > box.right + tolerance ||
    text.top < box.top - tolerance ||
    text.bottom > box.bottom + tolerance;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { readonly parent: Element; readonly text: string; readonly box: DOMRect }[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || !wanted.test(text) || others.has(text)) continue;
    if (parent.closest('option, script, style, noscript, title, svg')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const line = range.getBoundingClientRect();
    // A line is higher than its letters.
    const air = Number.parseFloat(styleOf(parent).fontSize) * 0.18;
    const box = new DOMRect(line.x, line.y + air, line.width, line.height - 2 * air);
    if (box.width < 1 || box.height < 1) continue;
    texts.push({ parent, text: text.slice(0, 50), box });
  }
  for (const { parent, text, box } of texts) {
    let scrolls = false;
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (isUnseen(around)) {
        scrolls = true;
        break;
      }
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = styleOf(around);
      const outer = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) {
        scrolls = true;
        break;
      }
      // What a host has typed may be cut where all of it is told on hover.
      const isTold =
        (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
        around.closest('[title]') !== null;
      const clips = /hidden|clip/.test(overflowX + overflowY) && !isTold;
      if (isTold) break;
      // What has stepped out of sight as a whole is no text that is cut.
      if (clips && !touches(box, outer)) break;
      if (clips && reaches(box, outer)) found.add(`“${text}” is cut off`);
      if (around.matches('button, a, label, [role=radio], select') && reaches(box, outer))
        found.add(`“${text}” leaves its ${around.tagName.toLowerCase()}`);
      if (position === 'fixed') break;
    }
    if (!scrolls && (box.left < -tolerance || box.right > clientWidth + tolerance))
      found.add(`“${text}” leaves the window`);
  }
  const seen = texts.filter(({ parent, box }) => {
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY } = styleOf(around);
      if (isUnseen(around)) return false;
      if (
        /auto|scroll|hidden|clip/.test(overflowX + overflowY) &&
        reaches(box, around.getBoundingClientRect())
      )
        return false;
    }
    return true;
  });
  const layerOf = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (
        around.matches('dialog, [popover]') ||
        /fixed|sticky/.test(styleOf(around).position) ||
        (styleOf(around).position === 'absolute' && styleOf(around).zIndex !== 'auto')
      )
        return around;
    return null;
  };
  for (const [at, a] of seen.entries()) {
    for (const b of seen.slice(at + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width <= 2 || height <= 2) continue;
      // Lines of one paragraph share their box.
      if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent))
        continue;
      if (layerOf(a.parent) !== layerOf(b.parent)) continue;
      found.add(`“${a.text}” lies over “${b.text}”`);
    }
  }
  return [...found];
}

/** All texts that stand in the page, wherever they are. Runs in the page. */
export function textsInPage(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text !== '') found.push(text);
  }
  return found;
}
