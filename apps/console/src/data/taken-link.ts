/** The token behind `#open=`, which is taken out of the address and the history before anything else is done. */
function takeLink(): string | undefined {
  const link = /^#open=(.+)$/.exec(location.hash)?.[1];
  if (link !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}

export const takenLink = takeLink();
