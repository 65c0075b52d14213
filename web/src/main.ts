import "@fontsource/zilla-slab/latin-600.css";
import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { follow } from "./router.svelte";
import { settings } from "./settings.svelte";
import { learn } from "./texts/index.svelte";

follow();
await learn(settings.language);
mount(App, { target: document.getElementById("app")! });
