/** The look of the problem pages. */
export const pageStyles = `
:root { color-scheme: light dark; font: 1.05rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 44rem; margin: 4rem auto; padding: 0 1.25rem; }
h1 { line-height: 1.2; }
.status { opacity: 0.75; margin-bottom: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;
