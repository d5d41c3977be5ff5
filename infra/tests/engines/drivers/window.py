"""A window of WebKitGTK without a border, which its driver starts: MiniBrowser is never narrower than 447 pixels."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, scripts, theme = sys.argv[1:5]

# An automated page writes its errors nowhere.
RECORD_ERRORS = """
  window.browserErrors = []
  addEventListener('error', (event) => browserErrors.push(String(event.message || event.target.src)), true)
  addEventListener('unhandledrejection', (event) => browserErrors.push(String(event.reason)))
  const { error } = console
  console.error = (...values) => {
    browserErrors.push(values.join(' '))
    error(...values)
  }
"""


def create_view(_session):
    content = WebKit2.UserContentManager()
    at_start = WebKit2.UserScriptInjectionTime.START
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    content.add_script(WebKit2.UserScript(RECORD_ERRORS, frames, at_start, None, None))
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
        settings=WebKit2.Settings(enable_javascript=scripts == "true"),
    )
    window = Gtk.Window(default_width=int(width), default_height=int(height), decorated=False)
    window.connect("destroy", Gtk.main_quit)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", create_view)


Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", theme == "dark")
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start)
Gtk.main()
