/** Sends values to another site as its own form would: the browser goes there with them, or a frame of that name. */
export function postForm(address: string, values: Readonly<Record<string, string>>, target?: string): void {
  const form = Object.assign(document.createElement("form"), {
    method: "post",
    action: address,
    hidden: true,
    ...(target === undefined ? {} : { target }),
  });
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
