import { useEffect, useRef } from 'react';

interface LoadMoreProps {
  readonly isLoading: boolean;
  /** `false` after an error: scrolling would ask again and again. */
  readonly isAutomatic: boolean;
  readonly onLoad: () => void;
}

/** Loads more once it is scrolled to. It is a button all the same, for those who do not scroll. */
export function LoadMore({ isLoading, isAutomatic, onLoad }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current === null || isLoading || !isAutomatic) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), { rootMargin: '200px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, isAutomatic, onLoad]);
  return (
    <button ref={button} type="button" disabled={isLoading} onClick={onLoad}>
      {isLoading ? 'Loading …' : 'Show more'}
    </button>
  );
}
