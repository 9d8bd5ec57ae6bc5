import { useEffect, useState } from 'react';

/** Says that a text is being written, and for how long already. */
export function Waiting() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      {/* The seconds are not read out, each one. */}
      <output>Writing …</output> {seconds} s. Leave if you like: the text is kept.
    </p>
  );
}
