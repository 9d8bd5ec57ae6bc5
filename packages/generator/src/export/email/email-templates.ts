// What mjml makes of email.mjml: `npm run document` writes it.

/** Emails with `{{slots}}`: with a button that leads to a link, and with the words of the call to action alone. */
export const emailTemplates = {
  button: `<!doctype html>
<html lang="{{language}}" dir="{{direction}}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{subject}}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
@media (prefers-color-scheme: dark) {
body, .ground, .ground > div { background: #16181b !important; }
.card, .card > table { background: #202327 !important; }
.letter div, .letter th, .letter td { color: #e6e8ea !important; border-color: #5b6168 !important; }
.letter blockquote { color: #b9bec4 !important; }
.letter code, .letter pre { background: #2c3035 !important; }
.letter a { color: #8ab4f8 !important; }
}
</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
</head>
<body  class="ground" style="word-spacing:normal;background-color:#f3f4f6;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{preheader}}</div>
<div aria-label="{{subject}}" aria-roledescription="email" role="article" lang="{{language}}" dir="{{direction}}" style="word-spacing:normal;background-color:#f3f4f6;" >
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;" >
<tbody>
<tr>
<td style="direction:{{direction}};font-size:0px;padding:24px 0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:{{direction}};display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="{{start}}" class="letter" style="font-size:0px;padding:0 24px;word-break:break-word;" >
<div style="font-family:Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:{{start}};color:#1f2328;" >{{body}}</div>
</td>
</tr>
<tr>
<td align="{{start}}" style="font-size:0px;padding:8px 24px;word-break:break-word;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;" >
<tbody>
<tr>
<td align="center" bgcolor="#0b57d0" role="presentation" style="border:none;border-radius:6px;cursor:auto;mso-padding-alt:12px 24px;background:#0b57d0;" valign="middle" >
<a href="{{link}}" style="display:inline-block;background:#0b57d0;color:#ffffff;font-family:Helvetica, Arial, sans-serif;font-size:16px;font-weight:bold;line-height:1.25;margin:0;text-decoration:none;text-transform:none;padding:12px 24px;mso-padding-alt:0px;border-radius:6px;" target="_blank" >{{call_to_action}}</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>
`,
  words: `<!doctype html>
<html lang="{{language}}" dir="{{direction}}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{subject}}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
@media (prefers-color-scheme: dark) {
body, .ground, .ground > div { background: #16181b !important; }
.card, .card > table { background: #202327 !important; }
.letter div, .letter th, .letter td { color: #e6e8ea !important; border-color: #5b6168 !important; }
.letter blockquote { color: #b9bec4 !important; }
.letter code, .letter pre { background: #2c3035 !important; }
.letter a { color: #8ab4f8 !important; }
}
</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
</head>
<body  class="ground" style="word-spacing:normal;background-color:#f3f4f6;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{preheader}}</div>
<div aria-label="{{subject}}" aria-roledescription="email" role="article" lang="{{language}}" dir="{{direction}}" style="word-spacing:normal;background-color:#f3f4f6;" >
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;" >
<tbody>
<tr>
<td style="direction:{{direction}};font-size:0px;padding:24px 0;text-align:center;" >
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:{{direction}};display:inline-block;vertical-align:top;width:100%;" >
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%" >
<tbody>
<tr>
<td align="{{start}}" class="letter" style="font-size:0px;padding:0 24px;word-break:break-word;" >
<div style="font-family:Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:{{start}};color:#1f2328;" >{{body}}</div>
</td>
</tr>
<tr>
<td align="{{start}}" class="letter" style="font-size:0px;padding:8px 24px;word-break:break-word;" >
<div style="font-family:Helvetica, Arial, sans-serif;font-size:16px;font-weight:bold;line-height:1.5;text-align:{{start}};color:#1f2328;" >{{call_to_action}}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>
`,
} as const;
