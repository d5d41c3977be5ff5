import { escapeHtml } from '#shared/html/escapeHtml.ts'

/** The document that frames the hosted form, for a provider whose form needs a script beside the form. */
export const formFrame = ({ url, script }: { url: string; script: string }): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Contact form</title>
<style>html,body,iframe{width:100%;height:100%;margin:0;border:0;display:block}</style>
</head>
<body>
<iframe src="${escapeHtml(url)}" title="Contact form" referrerpolicy="origin"></iframe>
<script async src="${escapeHtml(script)}"></script>
</body>
</html>
`
