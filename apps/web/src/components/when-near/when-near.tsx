import { type ReactNode, useEffect, useRef, useState } from 'react';

const AHEAD = '400px';
const known = new WeakMap<Element, () => void>();

/** One for all: a thousand would each be asked whenever the page moves. */
let observer: IntersectionObserver | null = null;
const watching = () => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) known.get(target)?.();
    },
    { rootMargin: AHEAD },
  );
  return observer;
};

/** Draws what is costly only once the window comes near it; it stays from then on. */
export function WhenNear({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (isNear || !element) return;
    known.set(element, () => setNear(true));
    watching().observe(element);
    return () => watching().unobserve(element);
  }, [isNear]);

  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}
