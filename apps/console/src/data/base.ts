/** The path that the server is found below, which it writes into the shell: empty at the root. */
export const base: string = document.querySelector<HTMLMetaElement>('meta[name="handbill-base"]')?.content ?? '';
